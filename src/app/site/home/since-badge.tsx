/** The founding year in the middle of a seal, like a hallmark. */
export function SinceBadge({ text, picture, alt }: { text: string; picture: string; alt: string }) {
  return (
    <div className="relative grid mx-auto size-72 place-items-center lg:size-88">
      <img src={picture} alt={alt} width={352} height={352} className="absolute inset-0 size-full object-cover" />
      <p className="relative grid size-36 place-items-center rounded-full border border-gold bg-paper px-3 text-center font-serif text-2xl leading-tight text-gold-ink">
        {text}
      </p>
    </div>
  );
}

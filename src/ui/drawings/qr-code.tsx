/**
 * A QR code on its white ground, as wide as the element around it.
 *
 * @param code its modules as path data for a square of `size` units
 * @param label what happens when a phone reads it ("Opens a payment to Kasauti")
 */
export function QrCode({ code, label }: { code: { size: number; path: string }; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
      className="block w-full bg-white"
    >
      <path d={code.path} />
    </svg>
  );
}

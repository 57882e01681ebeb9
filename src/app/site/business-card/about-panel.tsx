import { Trans } from '@lingui/react/macro';
import type { BusinessAbout } from '#features/business-card/business-card.schema.ts';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Prose } from '#ui/own-language.tsx';

/** What the company is, with its profile to download and its video, if there are any. */
export function AboutPanel({ about }: { about: readonly BusinessAbout[] }) {
  return about.map(({ description, company_profile_pdf_url, video_url }) => (
    <div key={description} className="stack-5">
      <Prose html={description} className="prose-compact" />
      {(company_profile_pdf_url || video_url) && (
        <p className="flex flex-wrap gap-3">
          {company_profile_pdf_url && (
            <a href={company_profile_pdf_url} target="_blank" rel="noopener" className={buttonClass('secondary')}>
              <Icon name="download" size={18} />
              <Trans>Company profile (PDF)</Trans>
            </a>
          )}
          {video_url && (
            <a href={video_url} target="_blank" rel="noopener" className={buttonClass('secondary')}>
              <Icon name="play" size={18} />
              <Trans>Watch our video</Trans>
            </a>
          )}
        </p>
      )}
    </div>
  ));
}

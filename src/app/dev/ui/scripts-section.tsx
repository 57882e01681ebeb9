import { Accordion } from '#ui/accordion.tsx';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Carousel } from '#ui/carousel.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { SelectField, TextField } from '#ui/fields/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Drawer } from '#ui/overlays/dialog.tsx';
import { PopoverMenu, popoverEntry } from '#ui/overlays/popover-menu.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Section } from '#ui/section.tsx';
import { StatusChip } from '#ui/status-chip.tsx';
import { DevSeal } from './dev-seal.tsx';

const scripts = [
  {
    lang: 'ar',
    dir: 'rtl',
    title: 'شهادة المطابقة للمعايير الهندية',
    text: 'يجب اختبار المنتج في مختبر معتمد قبل بيعه في السوق الهندية، وتسجيل المصنع.',
    back: 'السابق',
    next: 'التالي',
  },
  {
    lang: 'hi',
    dir: 'ltr',
    title: 'भारतीय मानक के लिए अनिवार्य पंजीकरण',
    text: 'बेचने से पहले उत्पाद का परीक्षण मान्यता प्राप्त प्रयोगशाला में होना चाहिए।',
    back: 'पिछला',
    next: 'अगला',
  },
] as const;

export function ScriptsSection() {
  return scripts.map(({ lang, dir, title, text, back, next }) => (
    <div key={lang} lang={lang} dir={dir}>
      <Section id={`script-${lang}`} tone="sheet" title={title} lead={text}>
        <div className="stack-8">
          <Breadcrumb
            label={`Breadcrumb, ${lang}`}
            items={[{ label: title, to: '/' }, { label: text, to: '/s' }, { label: title }]}
          />
          <div className="grid gap-8 md:grid-cols-2">
            <Card to="/" title={title} seal={<DevSeal seed={lang} />}>
              {text}
            </Card>
            <Card to="/" title={title} actionLabel={next} meta={<StatusChip tone="note">{title}</StatusChip>}>
              {text}
            </Card>
            <TextField label={title} hint={text} error={text} />
            <SelectField label={title}>
              <option>{text}</option>
            </SelectField>
          </div>
          <Accordion
            name={`faq-${lang}`}
            items={[
              { id: `${lang}-1`, title, content: text },
              { id: `${lang}-2`, title: text, content: title },
            ]}
          />
          <DataTable
            caption={title}
            rows={[1, 2]}
            rowKey={(row) => row}
            columns={[
              { key: 'a', header: back, cell: (row) => `IS ${row}3252`, numeric: true, rowHeader: true },
              { key: 'b', header: next, cell: () => text },
            ]}
          />
          <Carousel
            label={`Carousel, ${lang}`}
            slides={['1', '2', '3', '4'].map((key) => ({
              key,
              content: (
                <p className="border border-rule p-4">
                  {key} {text}
                </p>
              ),
            }))}
            slidesPerView={{ base: 1, md: 3 }}
            labels={{ previous: back, next, pause: back, play: next }}
          />
          <Pagination
            page={5}
            pageCount={9}
            hrefFor={(page) => `?page=${page}`}
            labels={{ navigation: `Pages, ${lang}`, previous: back, next, page: String }}
          />
          <div className="flex gap-4">
            <Button command="show-modal" commandfor={`dev-drawer-${lang}`}>
              {title}
            </Button>
            <PopoverMenu id={`dev-menu-${lang}`} trigger={<Icon name="globe" />} label={lang}>
              <li>
                <a href="#ar" lang="ar" aria-current={lang === 'ar' || undefined} className={popoverEntry}>
                  العربية
                </a>
              </li>
              <li>
                <a href="#hi" lang="hi" aria-current={lang === 'hi' || undefined} className={popoverEntry}>
                  हिन्दी
                </a>
              </li>
            </PopoverMenu>
          </div>
          <Drawer id={`dev-drawer-${lang}`} title={title} closeLabel={back}>
            <p>{text}</p>
          </Drawer>
        </div>
      </Section>
    </div>
  ));
}

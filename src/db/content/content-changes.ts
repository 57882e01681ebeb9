/**
 * The kinds of rows by which a write says what it has changed, and a follower what it is made from. A row that belongs
 * to another one, such as an effect, a section or an answer, changes that one.
 */
export type ContentKind =
  | 'associate'
  | 'bank_account'
  | 'blog'
  | 'blog_category'
  | 'business_banner'
  | 'business_text'
  | 'career_page'
  | 'certificate'
  | 'city'
  | 'company_file'
  | 'download'
  | 'duty'
  | 'family'
  | 'gallery_item'
  | 'holiday'
  | 'home_section'
  | 'host'
  | 'hs_code'
  | 'job_opening'
  | 'knowledge_base'
  | 'landing_scheme'
  | 'media'
  | 'menu'
  | 'milestone'
  | 'notification'
  | 'notification_category'
  | 'order'
  | 'page'
  | 'process_step'
  | 'product'
  | 'product_category'
  | 'publication'
  | 'requirement'
  | 'service'
  | 'service_category'
  | 'setting'
  | 'side_rule'
  | 'standard'
  | 'team_member'
  | 'testimonial'
  | 'tutorial';

/** The ids of the rows that changed, by kind. */
export type Changes = Partial<Record<ContentKind, readonly number[]>>;

import type { ArticleKey } from '@sojourn/domain/personal/manual/contents'
import type { Passage } from '@sojourn/domain/personal/manual/search'
import type { ManualArticle } from '@sojourn/text/manual/article'

/** An article as the search reads it: its parts as plain words; what it begins with belongs to the first. */
export const passagesOf = (article: ArticleKey, title: string, { lead, sections }: ManualArticle): Passage[] =>
  Object.entries(sections).map(([section, part], index) => ({
    article,
    section,
    title,
    heading: part.title,
    words: [index === 0 ? lead : '', part.lead ?? '', ...(part.steps ?? []), ...(part.notes ?? []), part.hint ?? '']
      .filter(Boolean)
      .join(' '),
  }))

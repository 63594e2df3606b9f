import type { CompanyNotice, NoticeFields } from '@sojourn/contract/admin/company/notice.calls'
import { companyFaultSentence } from '@sojourn/domain/admin/company/company-faults'
import { noticeFaults, type NoticeField } from '@sojourn/domain/admin/company/notice'
import type { LocalText } from '@sojourn/contract/kit/language'
import { propertyFieldOf, type EditField, type Saved } from '../../../kit/edit/edit-fields'
import { language } from '../../../kit/text/language'
import { noNames } from '../named/names'

/** A notice as it is written: days that are empty set no limit, words of the journey are lines. */
export interface NoticeForm extends Omit<NoticeFields, 'travelFrom' | 'travelTo' | 'keywords'> {
  travelFrom: string
  travelTo: string
  keywords: string
}

export const newNotice = (today: string): Saved<NoticeForm> => ({
  version: 0,
  value: {
    titles: noNames,
    descriptions: noNames,
    contents: noNames,
    level: 'info',
    autoAlert: false,
    banner: { titles: noNames, param: '' },
    positions: [],
    products: [],
    keywords: '',
    travelFrom: '',
    travelTo: '',
    shownFrom: today,
    shownTo: today,
  },
})

export const savedNotice = ({ version, fields }: CompanyNotice): Saved<NoticeForm> => {
  const { travelFrom = '', travelTo = '', keywords, ...same } = fields
  return { version, value: { ...same, travelFrom, travelTo, keywords: keywords.join('\n') } }
}

/** Each once, as the journey is asked for them. */
const keywordsOf = (lines: string): string[] => [
  ...new Set(
    lines
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
]

export const sentNotice = ({ travelFrom, travelTo, keywords, ...form }: NoticeForm): NoticeFields => ({
  ...form,
  keywords: keywordsOf(keywords),
  ...(travelFrom !== '' && { travelFrom }),
  ...(travelTo !== '' && { travelTo }),
})

export const faultsOf = (form: NoticeForm): Partial<Record<NoticeField, string>> =>
  Object.fromEntries(noticeFaults(sentNotice(form)).map(({ field, fault }) => [field, companyFaultSentence(fault, language)]))

type Labels = Readonly<
  Record<
    | 'title'
    | 'description'
    | 'content'
    | 'level'
    | 'autoAlert'
    | 'bannerTitle'
    | 'bannerParam'
    | 'positions'
    | 'products'
    | 'keywords'
    | 'travelFrom'
    | 'travelTo'
    | 'shownFrom'
    | 'shownTo',
    string
  >
>
interface Words {
  labels: Labels
  flag: (on: boolean) => string
  day: (date: string) => string
  levels: Readonly<Record<NoticeForm['level'], string>>
  positions: Readonly<Record<NoticeForm['positions'][number], string>>
  products: Readonly<Record<NoticeForm['products'][number], string>>
}

const sayNames = (names: LocalText): string => [...new Set(Object.values(names).filter(Boolean))].join(' / ')

export function noticeFields({ labels, flag, day, ...words }: Words): EditField<NoticeForm>[] {
  const field = propertyFieldOf<NoticeForm>()
  const date = (value: string): string => value && day(value)
  return [
    field('titles', labels.title, sayNames),
    field('descriptions', labels.description, sayNames),
    field('contents', labels.content, sayNames),
    field('level', labels.level, (level) => words.levels[level]),
    field('shownFrom', labels.shownFrom, date),
    field('shownTo', labels.shownTo, date),
    field('positions', labels.positions, (positions) => positions.map((position) => words.positions[position])),
    field('products', labels.products, (products) => products.map((product) => words.products[product])),
    field('keywords', labels.keywords, (lines) => keywordsOf(lines)),
    field('travelFrom', labels.travelFrom, date),
    field('travelTo', labels.travelTo, date),
    field('autoAlert', labels.autoAlert, flag),
    field('banner', labels.bannerTitle, ({ titles, param }) => [sayNames(titles), param].filter(Boolean).join(' · ')),
  ]
}

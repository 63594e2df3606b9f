import type { Language, LocalText } from '@sojourn/contract/kit/language'
import { linkSentence, orderTextSentences, reasonSentence, titleSentences } from '@sojourn/domain/admin/company/company-sentences'
import type { Work } from '../../../context'
import { joiningRecord } from '../joining/record'
import type { KeptRecord, KeptValue } from '../record/change-record'
import { sectionsOf } from './in-words'
import { findCompany, findLogoFacts } from './store'

const inEach = (say: (language: Language) => string): LocalText => ({
  'zh-CN': say('zh-CN'),
  'zh-TW': say('zh-TW'),
  en: say('en'),
})

/** A switch is on or off; words, names and lists of words are kept as they are. */
function keptOf(value: boolean | string | LocalText | readonly string[]): KeptValue {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return value
}

/** What a company says of itself, as the history keeps it: every field of its form by its name, and what it lists in sentences. */
export async function companyRecord(work: Work): Promise<KeptRecord> {
  const row = await findCompany(work)
  const sections = sectionsOf(row)
  const { reasons, violationTitles } = sections.reasons
  const { links, ...features } = sections.features
  const { profile, products, booking, payment, applications } = sections
  const plain: [string, boolean | string | LocalText | readonly string[]][] = Object.entries({
    ...profile,
    ...products,
    ...booking,
    ...payment,
    ...applications,
    ...features,
  })
  return {
    ...Object.fromEntries(plain.map(([field, value]) => [field, keptOf(value)])),
    reasons: reasons.map((reason) => inEach((language) => reasonSentence(reason, language))),
    links: links.map((link) => inEach((language) => linkSentence(link, language))),
    violationTitles: linesInEach((language) => titleSentences(violationTitles, language)),
    purposes: linesInEach((language) => orderTextSentences(sections.texts.purposes, language)),
    remarks: linesInEach((language) => orderTextSentences(sections.texts.remarks, language)),
    logo: await logoWords(work, row.config.enterpriseLogo),
    logoAddress: row.config.enterpriseLogo,
    ...(await joiningRecord(work)),
  }
}

/** Kind and size of the image that stands; of one that came with the product, its file. */
async function logoWords(work: Work, address: string): Promise<string> {
  if (address === '') return ''
  const facts = await findLogoFacts(work)
  const file = address.slice(address.lastIndexOf('/') + 1)
  return facts ? `${facts.type.slice('image/'.length).toUpperCase()} ${Math.ceil(facts.bytes / 1024)} KB` : file
}

/** Each line in every language; all of them have as many. */
function linesInEach(lines: (language: Language) => string[]): LocalText[] {
  const [traditional, english] = [lines('zh-TW'), lines('en')]
  return lines('zh-CN').map((line, index) => ({
    'zh-CN': line,
    'zh-TW': traditional[index] ?? line,
    en: english[index] ?? line,
  }))
}

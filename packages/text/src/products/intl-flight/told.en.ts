import type { text as source } from './told.zh-CN'

/** Of the countries to which carriers send addresses. */
const within = (country: string): string => (country.startsWith('United') ? `the ${country}` : country)

export const text: typeof source = {
  title: 'Kept for flights abroad',
  lead: 'Frequent-flyer cards and addresses at the destination that were given for flights abroad. They are encrypted and used again with the next booking.',
  kinds: { card: ({ name }) => `Frequent-flyer card of ${name}`, address: ({ name }) => `Address in ${within(name)}` },
  forget: 'Delete',
  forgetOf: ({ name }) => `Delete ${name}`,
  forgetTitle: ({ name }) => `Delete ${name}?`,
  forgetText: 'Orders are not affected; for the next booking it has to be given again.',
  forgotten: 'Deleted',
  none: 'Nothing is kept yet',
  noneText: 'Cards and addresses that you give for flights abroad are kept here.',
}

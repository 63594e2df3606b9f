import type { text as source } from './templates.zh-CN'

export const text: typeof source = {
  fileName: (p) => `${p.name}, template.rtf`,
  papers: {
    employmentLetter: {
      title: 'Employment letter',
      lines: [
        'To the visa section of [country]',
        'We certify that [name] (passport [number], born on [date]) has worked with us as [position] since [date], with a monthly income of [amount].',
        'We agree to a [business visit / holiday] in [country] from [date] to [date] and keep the position open. Costs are borne by [the company / the traveller].',
        'Our employee will return in time and keep to the laws of the country.',
        'Company: [company]    Address: [address]    Telephone: [telephone]',
        'Signed by: [name, position]    Date: [date]    (company seal)',
      ],
    },
    invitation: {
      title: 'Invitation letter',
      lines: [
        'To the visa section of [country]',
        'We invite [name] of [company] (passport [number], [position]) to visit us from [date] to [date].',
        'Purpose: [meeting, visit, training]    Place: [address]',
        'Flights are paid by [party], lodging and local costs by [party].',
        'Inviting company: [company]    Registration: [number]    Address: [address]    Telephone: [telephone]',
        'Signed by: [name, position]    Date: [date]',
      ],
    },
    itinerary: {
      title: 'Itinerary',
      lines: [
        'Applicant: [name]    Passport: [number]',
        'Out: [date] [flight] [from] to [to]',
        '[date] [city]    Plan: [morning / afternoon]    Lodging: [hotel, address, telephone]',
        '[date] [city]    Plan: [morning / afternoon]    Lodging: [hotel, address, telephone]',
        'Back: [date] [flight] [from] to [to]',
      ],
    },
    incomeStatement: {
      title: 'Income statement',
      lines: [
        'I, [name], passport [number], have worked as [occupation] for [number] years.',
        'Source of income: [source], [amount] in the last twelve months; a bank statement is attached.',
        'I pay for this journey to [country] myself and return by [date]. The above is true.',
        'Signed: [name]    Telephone: [telephone]    Date: [date]',
      ],
    },
    parentalConsent: {
      title: 'Parental consent',
      lines: [
        'We are [name of father] and [name of mother], parents of [name of child] (passport [number], born on [date]).',
        'We agree to the journey to [country] from [date] to [date] with [name, relation to the child]; costs are borne by [party].',
        'Father: [name]    Identity card: [number]    Telephone: [telephone]',
        'Mother: [name]    Identity card: [number]    Telephone: [telephone]',
        'Date: [date]    (to be notarised)',
      ],
    },
  },
}

import type { ReportFacts } from '../../booking/report-facts'
import type { KeptVisaSegment } from './kept'

/** What reports say of a visa: for what one goes, and to which country. */
export const visaFacts = ({ country, kind }: Pick<KeptVisaSegment, 'country' | 'kind'>): ReportFacts => ({
  journey: 0,
  classKey: kind,
  carrier: '',
  route: country,
  tier: '',
  economy: false,
  kilometres: 0,
  gramsPerKilometre: 0,
})

import type { text as source } from './entry-conditions.zh-CN'

export const text: typeof source = {
  noWork: 'For short stays for business, family or tourism; work, study and reporting need a visa',
  ninetyIn180: 'At most 90 days in any 180',
  onwardAndLodging:
    'Enter by the airports of Manila or Cebu, with an onward or return ticket and a booked stay; it cannot be extended',
  waiverOver: 'The waiver ended on 14 September; whether it goes on is not verified',
  arrivalCard: 'Fill in the electronic arrival card within seven days before arrival',
  arrivalFee: 'The visa on arrival is paid at the airport; bring a photo',
}

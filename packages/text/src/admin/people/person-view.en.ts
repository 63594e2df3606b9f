import type { text as source } from './person-view.zh-CN'

export const text: typeof source = {
  see: 'See as this person',
  title: (p) => `What ${p.name} sees`,
  lead: 'To be read only: nothing is done in this person’s name. Each look is kept in the audit log.',
  standard: 'Travel policy',
  noStandard: 'No travel policy binds this person',
  noLimit: 'No limit',
  open: 'Products that can be booked',
  business: 'Business',
  personal: 'Private',
  abilities: 'Travel rights',
  menus: 'Menus',
  products: {
    flight: 'Domestic flights',
    intlFlight: 'International flights',
    hotel: 'Hotels in China',
    intlHotel: 'Hotels abroad',
    train: 'Trains',
    car: 'Cars',
    visa: 'Visas',
    meeting: 'Meetings',
  },
}

import type { text as source } from './date-section.zh-CN'

export const text: typeof source = {
  applicationUnknown: 'The travel application was not found. Please choose again',
  outsideApplication: (p) => `The travel application is for ${p.from} to ${p.to}, which cannot be booked now`,
  withinApplication: (p) => `Days follow the travel application: ${p.from} to ${p.to}`,
  draftUnknown: 'This search has expired. Please search again',
  orderUnknown: 'The order was not found',
  orderNotChangeable: 'The dates of this order cannot be changed now',
  onSale: (p) =>
    `The railway sells ${p.days} days ahead, today included: up to ${p.last} at present. Later days can be looked at, and booked once they are on sale`,
  ticketValid: (p) => `The new date cannot be after ${p.to}`,
}

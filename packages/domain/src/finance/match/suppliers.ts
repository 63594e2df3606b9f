import { products, type Product } from '@sojourn/contract/booking/codes'
import type { SettlementSupplier } from '@sojourn/contract/finance/match-words'

/** Who settles what is sold of a product; what the agency's staff buy by hand has no file. */
export const settledBy: Readonly<Partial<Record<Product, SettlementSupplier>>> = {
  flight: 'air',
  intlFlight: 'intlAir',
  train: 'rail',
  hotel: 'hotels',
  intlHotel: 'hotels',
  car: 'rides',
}

export const productsOf = (supplier: SettlementSupplier): Product[] =>
  products.words.filter((product) => settledBy[product] === supplier)

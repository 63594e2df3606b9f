import type { Product } from '@sojourn/contract/booking/codes'
import { lazy, type ComponentType } from 'react'
import { loadTexts, type Topic } from '../../kit/text'
import type { SearchFormProps } from './search-frame'

type Form = ComponentType<SearchFormProps>
const load = async (form: Promise<Form>, topic: Topic): Promise<{ default: Form }> => {
  const [Component] = await Promise.all([form, loadTexts(topic)])
  return { default: Component }
}

/** Every form but the one that home opens with comes when its tab comes near. */
const loaders = {
  intlFlight: () =>
    load(
      import('./intl-flight-form').then((module) => module.IntlFlightForm),
      'products/intl-flight-search',
    ),
  hotel: () =>
    load(
      import('./hotel-form').then((module) => module.HotelForm),
      'products/hotel-search',
    ),
  intlHotel: () =>
    load(
      import('./hotel-form').then((module) => module.IntlHotelForm),
      'products/hotel-search',
    ),
  train: () =>
    load(
      import('./train-form').then((module) => module.TrainForm),
      'products/train-search',
    ),
  visa: () =>
    load(
      import('./visa-form').then((module) => module.VisaForm),
      'products/visa-search',
    ),
  meeting: () =>
    load(
      import('./meeting-form').then((module) => module.MeetingForm),
      'products/meeting-search',
    ),
}
type LazyProduct = keyof typeof loaders

export const lazyForms = Object.fromEntries(
  Object.entries(loaders).map(([product, loader]) => [product, lazy(loader)]),
) as Record<LazyProduct, ReturnType<typeof lazy<Form>>>

export const hasLazyForm = (product: Product): product is LazyProduct => product in loaders

/** Fetches a form before it is opened. */
export function preloadForm(product: Product | undefined): void {
  if (product && hasLazyForm(product)) void loaders[product]().catch(() => undefined)
}

import { loadTexts } from '../../../kit/text/text'
import type { ProductScreens } from '../../booking/product/screens'
import { lazyForm } from '../../booking/search/lazy-form'

export const visa: ProductScreens = {
  icon: 'visa',
  address: 'visa',
  readsConfig: ['/order/visa'],
  search: {
    ...lazyForm(async () => {
      const [{ VisaForm }] = await Promise.all([import('./search/search-form'), loadTexts('products/visa/search')])
      return VisaForm
    }),
    isLinked: false,
  },
}

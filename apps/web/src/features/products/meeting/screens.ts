import { loadTexts } from '../../../kit/text/text'
import type { ProductScreens } from '../../booking/product/screens'
import { lazyForm } from '../../booking/search/lazy-form'

export const meeting: ProductScreens = {
  icon: 'meeting',
  address: 'meeting',
  entry: { word: 'meeting', icon: 'meeting' },
  search: {
    ...lazyForm(async () => {
      const [{ MeetingForm }] = await Promise.all([import('./search/search-form'), loadTexts('products/meeting/search')])
      return MeetingForm
    }),
    isLinked: true,
  },
}

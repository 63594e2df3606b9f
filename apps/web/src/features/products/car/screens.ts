import type { ProductScreens } from '../../booking/product/screens'

export const car: ProductScreens = {
  icon: 'car',
  address: 'car',
  standard: { icon: 'car' },
  policy: {
    words: () => import('./policy/policy-words').then((module) => module.words),
    editor: () => import('./policy/policy-editor').then((module) => module.editor),
    texts: 'products/policy/car',
  },
  later: () => import('./later').then((module) => module.later),
}

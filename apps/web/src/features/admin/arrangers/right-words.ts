import type { ArrangerGrant } from '@sojourn/contract/admin/people/arranger.shapes'
import { formatFullDate } from '../../../kit/text/format'
import type { useText } from '../../../kit/text/text'

type Text = Pick<
  ReturnType<typeof useText<'admin/people/arrangers'>>,
  'everybody' | 'withBelow' | 'products' | 'allProducts' | 'comma' | 'isOver' | 'until'
>
type Right = Pick<ArrangerGrant, 'over' | 'name' | 'products' | 'until' | 'isOver'>

/** Over whom a right is. */
export const overOf = (text: Text, { over, name }: Right): string =>
  over === 'everybody' ? text.everybody : over === 'department' ? text.withBelow({ name }) : name

/** For what, and until when. */
export const termsOf = (text: Text, { products, until, isOver }: Right): string =>
  [
    products?.map((product) => text.products[product]).join(text.comma) ?? text.allProducts,
    until !== undefined && (isOver ? text.isOver : text.until)({ day: formatFullDate(until) }),
  ]
    .filter(Boolean)
    .join(' · ')

/** All of it in a line. */
export const rightOf = (text: Text, right: Right): string => `${overOf(text, right)} · ${termsOf(text, right)}`

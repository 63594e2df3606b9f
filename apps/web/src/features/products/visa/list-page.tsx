import { useText } from '../../../kit/text/text'
import { ListNotOpen } from '../../booking/list/list-not-open'

export { loader } from '../../booking/list/list-not-open'

/** The list is still to come. */
export function Component() {
  const { products } = useText('app/list-not-open')
  return <ListNotOpen icon="visa" name={products.visa} />
}

import { formatDate, formatPrice } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import type { AmendedWords } from './application-amended'
import { useProductName } from './application-words'

/** How the reader calls what two versions are compared by. */
export function useAmendedWords(): AmendedWords {
  const { flex, limited, unlimited, home, multiUse } = useText('booking/application/detail')
  const { anyCity } = useText('booking/application/words')
  const product = useProductName()
  return { day: formatDate, price: formatPrice, product, flex, limited, unlimited, anyCity, home, multiUse }
}

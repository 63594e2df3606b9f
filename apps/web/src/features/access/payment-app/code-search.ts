import { paymentAppStates } from '@sojourn/contract/access/payment-app-states'
import { listSearch, oneOf, words, type Searched } from '../../../kit/lists/list-search'

/** By what people are narrowed; names stand where no server sees them. */
export const codeSearch = listSearch({ keyword: words(), state: oneOf(paymentAppStates, '') })
export type CodeSearch = Searched<typeof codeSearch>

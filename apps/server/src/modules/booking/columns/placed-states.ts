import { orderStates } from '@sojourn/contract/booking/codes'
import { isPlaced } from '@sojourn/domain/booking/order/transitions'

const others = orderStates.words.filter((state) => !isPlaced(state)).map((state) => orderStates.code(state))

/** In statements that list or count orders: those that have come about. */
export const placedStates = `NOT IN (${others.join(', ')})`

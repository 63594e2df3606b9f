import { orderStates, type OrderState } from '@sojourn/contract/booking/codes'

/** States as statements compare them. */
export const stateCodes = (states: readonly OrderState[]): number[] => states.map((state) => orderStates.code(state))

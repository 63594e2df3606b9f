/** Where somebody stands with the payment app: linked to it, refused, or neither. */
export const paymentAppStates = ['linked', 'refused', 'open'] as const
export type PaymentAppState = (typeof paymentAppStates)[number]

import type { Context } from '../../context'
import { flightOperations } from './flight/operations'

/** The one list of products that the server fulfils. */
export const productOperations = { flight: flightOperations } satisfies Context['products']

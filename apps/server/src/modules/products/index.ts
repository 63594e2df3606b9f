import type { Context } from '../../context'
import { flightOperations } from './flight/operations'
import { trainOperations } from './train/operations'

/** The one list of products that the server fulfils. */
export const productOperations = { flight: flightOperations, train: trainOperations } satisfies Context['products']

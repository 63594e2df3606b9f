/** Of all trains those that the railway stops. */
export const usuallyStopped = 0.002

/** Share of the lines of settlement files that suppliers get wrong. */
export const usuallyMischarged = 0.01
/** Of all rides: handbook 12 has a driver found for 97 of a hundred. */
export const usualRideFaults = { NO_DRIVER: 0.03, DRIVER_CANCELS: 0.02, SERVICE_CANCELS: 0.005, DETOUR: 0.01 }

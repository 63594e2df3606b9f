/** As what a carrier sells a fare; government-procurement fares are for public servants alone. */
export const airFareTypes = ['published', 'agreement', 'corporate', 'government', 'promotional'] as const

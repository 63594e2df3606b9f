/* Numbers of S1.01 and S3.21, read here directly: the tables of the contract would bring the schema library into the browser. */
const businessTravel = 1
const bookedForOthers = 1

export const isBusiness = (draft: { travelType: number }): boolean => draft.travelType === businessTravel
export const isForOthers = (draft: { bookType: number }): boolean => draft.bookType === bookedForOthers

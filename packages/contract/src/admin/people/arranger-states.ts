/** Whom somebody may book for: all, as who was never given a right; those whom rights in force cover; nobody, since all rights have ended. */
export const arrangerStates = ['everybody', 'covered', 'nobody'] as const
export type ArrangerState = (typeof arrangerStates)[number]

/** By what arrangers are narrowed: where they stand, or a right that ends within thirty days. */
export const arrangerFilters = [...arrangerStates, 'expiring'] as const
export type ArrangerFilter = (typeof arrangerFilters)[number]

/** What somebody should look after of guests: nobody books for them any more; a document has ended or soon does. */
export const guestConcerns = ['hostLeft', 'endingDocuments'] as const
export type GuestConcern = (typeof guestConcerns)[number]

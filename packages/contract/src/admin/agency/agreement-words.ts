/** Where an agreement on its way stands; the words come without shapes, since rules use them too. */
export const agreementStages = ['asked', 'proposed', 'returned', 'offered', 'signed', 'declined', 'withdrawn'] as const
export type AgreementStage = (typeof agreementStages)[number]

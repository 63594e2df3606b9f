import { toast } from '../../kit/overlays/toast'

/** Tells how a step ended, also where what began it is gone from the page by then. */
export const told = (step: Promise<unknown>, sentence: string): Promise<void> =>
  step.then(
    () => toast(sentence, 'good'),
    (error: unknown) => toast(error instanceof Error ? error.message : String(error), 'bad'),
  )

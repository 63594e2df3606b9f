import { toast } from './toast'

export const tellFailure = (error: unknown): void => toast(error instanceof Error ? error.message : String(error), 'bad')

/** Tells how a step ended, also where what began it is gone from the page by then; true where it was done. */
export const told = (step: Promise<unknown>, sentence: string): Promise<boolean> =>
  step.then(
    () => {
      toast(sentence, 'good')
      return true
    },
    (error: unknown) => {
      tellFailure(error)
      return false
    },
  )

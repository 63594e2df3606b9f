import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'

interface Prompt {
  ask: (question: string) => Promise<string>
  /** What is typed is not shown. */
  askHidden: (question: string) => Promise<string>
  close: () => void
}

/** Asks at the terminal, or reads one line after the other where there is none. */
export function openPrompt(): Prompt {
  let hidden = false
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (!hidden) process.stdout.write(chunk)
      done()
    },
  })
  const lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY })
  const answers = lines[Symbol.asyncIterator]()
  const next = async (question: string): Promise<string> => {
    process.stdout.write(question)
    const { value, done } = await answers.next()
    if (done) throw new Error('Nothing more was answered; nobody was made.')
    return value
  }
  return {
    ask: next,
    async askHidden(question) {
      hidden = true
      try {
        return await next(question)
      } finally {
        hidden = false
        process.stdout.write('\n')
      }
    },
    close: () => lines.close(),
  }
}

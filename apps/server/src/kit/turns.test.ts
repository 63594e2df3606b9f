import { expect, test } from 'vitest'
import { createTurns } from './turns'

/** Work that ends when told to. */
function held() {
  const begun: string[] = []
  const ends = new Map<string, (fails?: Error) => void>()
  const work = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      begun.push(name)
      ends.set(name, (error) => (error ? reject(error) : resolve(name)))
    })
  return { begun, work, end: (name: string, error?: Error) => ends.get(name)!(error) }
}

test('so many run at once, a few wait in the order in which they came, the rest is turned away', async () => {
  const { begun, work, end } = held()
  const turns = createTurns({ atOnce: 2, waiting: 2 })
  const answers = ['a', 'b', 'c', 'd', 'e'].map((name) => turns.take('key', work(name)))
  expect(answers[4]).toBeUndefined()
  expect(begun).toEqual(['a', 'b'])
  end('b')
  await expect(answers[1]).resolves.toBe('b')
  expect(begun).toEqual(['a', 'b', 'c'])
  end('a', new Error('lost'))
  await expect(answers[0]).rejects.toThrow('lost')
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
})

test('one line does not wait for another, and a line that ended begins anew', async () => {
  const { begun, work, end } = held()
  const turns = createTurns({ atOnce: 1, waiting: 0 })
  const [one, other] = [turns.take('one', work('one')), turns.take('other', work('other'))]
  expect(begun).toEqual(['one', 'other'])
  expect(turns.take('one', work('again'))).toBeUndefined()
  end('one')
  end('other')
  await Promise.all([one, other])
  const again = turns.take('one', work('again'))
  end('again')
  await expect(again).resolves.toBe('again')
})

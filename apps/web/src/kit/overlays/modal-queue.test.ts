import { afterEach, describe, expect, test } from 'vitest'
import { ask, modalQueue, showDialog } from './modal-queue'

const Notice = () => null
const Code = () => null
const shown = () => {
  const current = modalQueue.read()
  return current && 'dialog' in current ? current.dialog : current?.message
}
const closeShown = () => {
  const current = modalQueue.read()
  if (!current) return
  if ('dialog' in current) current.close()
  else current.answer(true)
}

afterEach(() => {
  while (modalQueue.read()) closeShown()
})

describe('[S4.30] the queue of dialogs', () => {
  test('shows one at a time; M1 goes before M2 however late it comes', async () => {
    showDialog(Code, 'M2')
    const question = ask({ message: 'first' })
    showDialog(Notice, 'M1')
    expect(shown(), 'what is shown stays').toBe(Code)
    closeShown()
    expect(shown()).toBe(Notice)
    closeShown()
    expect(shown()).toBe('first')
    closeShown()
    await expect(question).resolves.toBe(true)
    expect(shown()).toBeUndefined()
  })

  test('equal ranks keep the order in which they came', () => {
    showDialog(Notice, 'M2')
    void ask({ message: 'second' })
    showDialog(Code, 'M2')
    closeShown()
    expect(shown()).toBe('second')
    closeShown()
    expect(shown()).toBe(Code)
  })

  test('a dialog that is no longer wanted leaves the line unseen', () => {
    showDialog(Notice)
    const withdraw = showDialog(Code)
    withdraw()
    closeShown()
    expect(shown()).toBeUndefined()
  })
})

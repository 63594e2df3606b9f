import { expect, test } from 'vitest'
import { eventReader } from './live'

test('server events are read whole however the stream cuts them', () => {
  const stream = ': hello\n\nevent: change\ndata: {"orderNo":"F1"}\n\ndata: {"orderNo":\r\ndata: "F2"}\r\n\r\n'
  for (let cut = 1; cut < stream.length; cut++) {
    const seen: unknown[] = []
    const read = eventReader((data) => seen.push(JSON.parse(data)))
    read(stream.slice(0, cut))
    read(stream.slice(cut))
    expect(seen).toEqual([{ orderNo: 'F1' }, { orderNo: 'F2' }])
  }
})

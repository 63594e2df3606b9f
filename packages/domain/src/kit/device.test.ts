import { expect, test } from 'vitest'
import { deviceOf, readDevice } from './device'

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/142.0.0.0 Safari/537.36`, 'chrome/windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'edge/windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    'safari/mac',
  ],
  [`Mozilla/5.0 (Phone; OpenHarmony 5.0) ${webKit} Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile`, 'chrome/harmony'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.50',
    'wechat/ios',
  ],
  [`Mozilla/5.0 (Linux; Android 14; Pixel 8) ${webKit} Chrome/142.0.0.0 Mobile Safari/537.36`, 'chrome/android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'firefox/linux'],
  ['curl/8.5.0', 'other/other'],
  ['', 'other/other'],
])('%s is %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
  expect(Object.values(readDevice(device)).join('/')).toBe(device)
})

test('what was kept otherwise is of no known kind', () => {
  expect(readDevice('')).toEqual({ browser: 'other', system: 'other' })
})

// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './flight.en'
import { text as zhCN } from './flight.zh-CN'
import { text as zhTW } from './flight.zh-TW'

export const flightText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }

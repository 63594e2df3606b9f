// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './fees.en'
import { text as zhCN } from './fees.zh-CN'
import { text as zhTW } from './fees.zh-TW'

export const flightFeesText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }

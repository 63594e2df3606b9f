// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './trips.en'
import { text as zhCN } from './trips.zh-CN'
import { text as zhTW } from './trips.zh-TW'

export const ordersTripsText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }

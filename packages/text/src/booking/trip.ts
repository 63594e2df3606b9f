// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './trip.en'
import { text as zhCN } from './trip.zh-CN'
import { text as zhTW } from './trip.zh-TW'

export const tripText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }

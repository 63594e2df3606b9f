// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './incidents.en'
import { text as zhCN } from './incidents.zh-CN'
import { text as zhTW } from './incidents.zh-TW'

export const ordersIncidentsText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }

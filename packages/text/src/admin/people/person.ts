// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './person.en'
import { text as zhCN } from './person.zh-CN'
import { text as zhTW } from './person.zh-TW'

export const peoplePersonText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }

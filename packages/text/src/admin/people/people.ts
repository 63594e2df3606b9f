// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './people.en'
import { text as zhCN } from './people.zh-CN'
import { text as zhTW } from './people.zh-TW'

export const peoplePeopleText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }

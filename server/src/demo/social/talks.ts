/** A message: the author's index in the room (the demo person is 0), minutes ago, text. */
export type DemoMessage = readonly [by: number, minutesAgo: number, text: string]

const HOUR = 60
const DAY = 24 * HOUR

/** A conversation of friends, with this many unread messages at the end. */
export interface Talk {
  /** indexes of made-up members */
  members: readonly number[]
  /** of a group */
  name?: string
  unread: number
  said: readonly DemoMessage[]
}

export const demoTalks: readonly Talk[] = [
  {
    members: [4],
    unread: 2,
    said: [
      [1, 2 * DAY + 90, 'How was the move up to your next dose?'],
      [0, 2 * DAY + 84, 'Better than last time. A little queasy the first night, then fine.'],
      [0, 2 * DAY + 83, 'Eating a smaller dinner helped'],
      [1, 2 * DAY + 70, 'Good to know. Mine’s on Thursday'],
      [0, DAY + 30, 'Good luck tomorrow! Which side this week?'],
      [1, 3 * HOUR, 'Left thigh. It’s had the longest rest'],
      [1, 3 * HOUR - 1, 'Done and logged before breakfast'],
    ],
  },
  {
    members: [9],
    unread: 0,
    said: [
      [1, 4 * DAY + 200, 'Is it normal for the syringe to fill this slowly?'],
      [0, 4 * DAY + 190, 'Try pushing a little air into the vial first. That helped me'],
      [1, DAY + 300, 'That was it, thanks!'],
      [0, DAY + 295, 'Anytime'],
    ],
  },
  {
    members: [15],
    unread: 0,
    said: [
      [0, 9 * DAY, 'Your sleep stack looks interesting. How long have you been on it?'],
      [1, 9 * DAY - 40, 'Six weeks. What I noticed is in the notes'],
    ],
  },
  {
    members: [4, 22, 31],
    name: 'Thursday shots',
    unread: 1,
    said: [
      [0, 8 * DAY, 'A group for everyone who takes their shot on Thursdays'],
      [2, 8 * DAY - 20, 'Good idea. I keep forgetting mine'],
      [1, 8 * DAY - 25, 'Setting a reminder for the day before fixed that for me'],
      [3, 7 * DAY, 'What do you do with needles when you travel?'],
      [0, 7 * DAY - 15, 'The pharmacy has small sharps containers. Mine fits in my toiletry bag'],
      [2, 5 * HOUR, 'Thursday again! Everybody done?'],
    ],
  },
]

/** A support conversation: 0 asks, 1 answers. */
export const demoSupportTalk: readonly DemoMessage[] = [
  [0, 6 * DAY, 'Hi, can my reminders follow local time while I travel?'],
  [
    1,
    6 * DAY - 25,
    'Yes. When you arrive in another time zone, Pepwell asks whether to move your reminders. Until you say yes, they stay on home time.',
  ],
  [0, 6 * DAY - 40, 'Found it, thank you!'],
]

/** Open questions of other members. */
export const demoQuestions: readonly { member: number; minutesAgo: number; text: string }[] = [
  {
    member: 6,
    minutesAgo: 3 * HOUR,
    text: 'Tracking says my package was delivered, but it never came. What can I do?',
  },
  { member: 18, minutesAgo: 70, text: 'How do I change the email I sign in with?' },
  { member: 40, minutesAgo: 12, text: 'Which of these vitamins can I take with metformin?' },
]

/** Made-up members who are friends of the demo person, and those who sent a request. */
export const demoFriends = [4, 9, 15, 22, 31, 46]
export const demoRequests = [12, 27]

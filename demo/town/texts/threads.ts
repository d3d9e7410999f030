import { DAY, HOUR } from '../town.ts'

/** A conversation. Each line has its depth, its author and its text. */
export interface Conversation {
  at: number
  /** The minutes between one line and the next, roughly. */
  pace: number
  lines: readonly (readonly [depth: number, by: string, text: string])[]
}

export const CONVERSATIONS: readonly Conversation[] = [
  {
    at: 3 * HOUR,
    pace: 7,
    lines: [
      [
        0,
        'bob',
        'Serious question for the gardeners: something is eating my saddle bags. Not what is in them. The bags.',
      ],
      [1, 'alice', 'Are they made of anything that was ever alive?'],
      [2, 'bob', 'Leather. So: briefly.'],
      [
        3,
        'wren',
        'Mice. They like it salted, and you ride a lot. You are, from their point of view, seasoning.',
      ],
      [4, 'bob', 'I have never been so flattered by a mouse.'],
      [1, 'fern', 'Could also be moths. Put it in the freezer for two days.'],
      [2, 'bob', 'There are twelve kilos of courgettes in the freezer. Somebody hung them on my door.'],
      [3, 'alice', 'How strange. I was with the tomatoes all day.'],
      [3, 'lucia', 'We all got some. Nobody saw anything. It is the perfect crime.'],
      [1, 'gull', 'not me. no chips in them. i checked'],
    ],
  },
  {
    at: 22 * HOUR,
    pace: 11,
    lines: [
      [0, 'lambda', 'Interview question I actually like: "Tell me about something you deleted."'],
      [
        1,
        'carol',
        'The production database. In 2009. I tell it at parties so that the young ones keep backups.',
      ],
      [2, 'lambda', 'Hired.'],
      [2, 'retro', 'Was it loud?'],
      [3, 'carol', 'That is the thing. It was so quiet.'],
      [1, 'quill', 'Three novels.'],
      [2, 'marginalia', 'We have a shelf for those. It is empty and very popular.'],
      [
        1,
        'alice',
        'A feature that told people when to water. It turned out they wanted to be asked how they were.',
      ],
      [1, 'off.by.one', 'The last element. Usually by accident.'],
      [1, 'finn', 'a whole ocean. it had the wrong blue'],
    ],
  },
  {
    at: 2 * DAY,
    pace: 16,
    lines: [
      [
        0,
        'nyx',
        'Partial eclipse next week, low in the west after dinner. Who is coming to the roof? Bring a chair and a neighbour.',
      ],
      [1, 'alice', 'Me, with camera and soup.'],
      [1, 'konrad', 'Wir übertragen von der Sternwarte, falls es bei euch regnet. Es wird bei uns regnen.'],
      [2, 'nyx', 'Then you show us your rain and we show you our moon.'],
      [1, 'moon', 'I will be there. This message was sent automatically.'],
      [2, 'bob', 'The guest of honour has confirmed. Excellent.'],
      [1, 'insomnia', 'i am usually up anyway'],
      [1, 'leyla', 'از این‌جا هم پیداست؟ اگر ابر بگذارد، با چای می‌آیم روی بام.'],
      [2, 'nyx', 'بله! About two hours earlier for you. Save me a glass.'],
    ],
  },
  {
    at: 4 * DAY,
    pace: 25,
    lines: [
      [0, 'emre', 'Does anybody have a rye starter that survived a house move? Mine took it personally.'],
      [
        1,
        'bram',
        'I have a jar with your name on it. Literally: I wrote it on in spring, I know how you move house.',
      ],
      [
        2,
        'emre',
        'I have known you for three years and have met you never, and you are the most reliable person in my life.',
      ],
      [3, 'bram', 'Flour, water, salt, time.'],
      [
        1,
        'greta',
        'Meiner ist zwölf Jahre alt und hat zwei Umzüge und eine Ehe überstanden. Er heißt Hartmut.',
      ],
      [2, 'emre', 'Ich würde Hartmut gerne kennenlernen.'],
      [1, 'proof', 'By what metric did it survive? Is it the same starter if every cell has been replaced?'],
      [2, 'bram', 'It is the same if it still complains.'],
    ],
  },
  {
    at: 5 * DAY + 2 * HOUR,
    pace: 9,
    lines: [
      [
        0,
        'priya',
        'The new tram stop signs are set with a fake italic. I have written to the city. I have also written to my mother, for support.',
      ],
      [1, 'tomasz', 'Thank you. I thought it was the speed.'],
      [1, 'typo', 'We would never. We would set it upright and spell it wrong.'],
      [2, 'priya', 'That, at least, is honest work.'],
      [
        1,
        'samir',
        'My pupils want to know what a fake italic is. I told them: it is when a letter pretends to be in a hurry.',
      ],
      [2, 'priya', 'I am going to quote this for the rest of my days.'],
    ],
  },
  {
    at: 7 * DAY,
    pace: 31,
    lines: [
      [
        0,
        'wren',
        'Volunteers needed for the toad bridge: Tuesday to Friday, dusk till ten. You get a bucket, a torch and a sense of purpose.',
      ],
      [1, 'lucia', 'Half the choir is in. We can sing them across.'],
      [2, 'wren', 'They prefer altos.'],
      [3, 'lucia', 'FINALLY.'],
      [1, 'bob', 'I can lend eight lights and one cargo bike (buckets: 6, toads: unknown).'],
      [1, 'otto', 'I would love to, but I only read.'],
      [2, 'wren', 'You can count! Counting is a kind of reading.'],
      [1, 'alice', 'Wednesday and Thursday. Is it all right to name them?'],
      [2, 'wren', 'It is all right. It is not advisable.'],
    ],
  },
  {
    at: 10 * DAY,
    pace: 14,
    lines: [
      [0, 'finn', 'how do you end a game about a boat'],
      [1, 'skipper', 'You go back for the bread.'],
      [2, 'finn', 'i am going to cry and then i am going to implement this'],
      [
        1,
        'marit',
        'The light goes on by itself. For the first time nobody is needed. That is not sad, that is the ending.',
      ],
      [1, 'quill', 'Never. You ship it unfinished and call it open.'],
      [2, 'off.by.one', 'Ending n + 1.'],
      [1, 'gull', 'chips'],
      [2, 'finn', 'secret ending unlocked'],
    ],
  },
  {
    at: 14 * DAY,
    pace: 40,
    lines: [
      [0, 'noor', 'سؤال للخطّاطين: هل يُمكن أن يكون الفراغ أجملَ من الحرف؟'],
      [1, 'yusuf', 'الفراغ هو الحرف الذي لا نملك له حبرًا.'],
      [2, 'noor', 'سأعلّق هذه الجملة فوق مكتبي.'],
      [1, 'mei', '留白。一幅画里最难画的部分，就是不画的那一部分。'],
      [1, 'priya', 'In type we call it counter, and we guard it with our lives.'],
      [2, 'noor', 'So we all agree, in four scripts. That never happens. Quick, somebody take a picture. 📷'],
    ],
  },
]

import { DAY } from '../town.ts'
import type { PostText } from '../write.ts'

/** Long posts: letters, a tale, a manual. */
export const LONG_POSTS: readonly PostText[] = [
  {
    by: 'alice',
    at: 2 * DAY + 300,
    title: 'The year of the shed',
    text: `People ask how one person, one camera and one allotment fit into one week. They do not. Here is what really happens, month by month, so that nobody has to be impressed.

**January.** The garden is a drawing. I sit at the kitchen table with last year's drawing, which was wrong, and make a new one, which will be. The seed boxes come down from the shelf. Every year I find a paper bag with nothing on it but a question mark, in my own handwriting. Every year I sow it. It has been parsley, it has been a hollyhock, and once it was gravel.

**February.** I promise not to sow anything yet. The window sills are full by the tenth. The neighbours can no longer see me, only leaves, and behind the leaves a person whispering to leaves. This is also when I photograph most, because the light comes in flat and late and does not ask for anything.

**March.** The soil is too cold. I go and check that it is too cold. I check again. There is a robin who has understood that I am a machine for turning up worms, and he manages me with short, clear instructions.

**April.** Everything at once. If I answer your message in April, it is because I am hiding from the bindweed. Frost comes on the night I have decided it will not. I run out at eleven with bed sheets, and in the morning the plot looks like a small, well-kept ghost convention.

**May.** The best month, and I have no pictures of it, because my hands are dirty. I have stopped minding. Somebody once told me that a day without a photograph is a day you were in. It was Bob, and he was talking about a bicycle, but still.

**June.** The first strawberry. There is a law in our family: the first strawberry is cut into as many pieces as there are people in the garden. One year there were eleven. I can report that an eleventh of a strawberry tastes exactly like June.

**July.** Watering. I have written a program that reads the forecast and tells me whether to water. It says yes. It always says yes. I have looked at the code for an evening and the bug is that it is July.

**August.** The courgettes. We do not need to talk about the courgettes. If you find a bag on your door handle, it was not me; I have been with the tomatoes all day, and they will say the same.

**September.** Everything I was worried about has either died or is on a plate. I sit in front of the shed, which was supposed to be repaired this year, and look at the hole in its roof. It has turned out to be a very good hole. A wren uses it. I have put "repair shed" back on the list for next year, with a small drawing of a wren.

**October.** Digging, mulching, the long light again. Prints for the subscribers: this year I want to make them on the paper that Mei sent, which drinks ink like somebody coming home. The compost is handed in its winter coat.

**November.** Rain. So I am a programmer. I fix the watering program: it now also says "and sit down afterwards".

**December.** Nothing grows, officially. Under the fleece there are forty-one small salads who have not been told.

So that is the year. It does not fit into a week, and most weeks it does not fit into the year. But there is always an afternoon, usually when I have forgotten a tool and have to walk back for it, when the sun comes in under the clouds and the whole plot lights up from the side, every leaf with its own edge, the bean poles throwing shadows as long as a street; and I stand there with empty hands and think: *yes, that one, that is the one I would keep.* And then it is gone, and I fetch the fork. #garden #photography`,
  },
  {
    by: 'vesper',
    at: 9 * DAY + 45,
    sensitive: true,
    text: `A ghost story, annotated.

It was a dark night (they are; I checked) and the inn had one room left. "It is a quiet room," said the landlord, in the voice of a man who had been asked to say so.

At midnight the traveller woke. Somebody was sitting at the foot of the bed and knitting. You could hear the needles, but not the chair.

"What are you making?" asked the traveller, who had read enough stories to know that screaming only slows things down.

"A sleeve," said the ghost.

"And when it is finished?"

"Then I shall make the other one."

They talked until four. The ghost had opinions on wool, on landlords, and on the new motorway, which it had only ever heard. In the morning the traveller found a sleeve on the blanket. It fitted.

He came back every year. He is, they say, nearly dressed.

Annotation: the motorway is real. :ghost_boo:`,
  },
  {
    by: 'skipper',
    at: 6 * DAY + 200,
    text: `How to leave a harbour, for people who have only left rooms:

First you look at the sky, because everybody does. The sky knows nothing. Then you look at the old man on the bench. If he is eating, go. If he has stopped eating, stay.

You untie the ropes in the order in which you will miss them. You do not say "goodbye" on a boat, you say "right". You say it again.

Then there is a moment, about as long as a breath, when the boat has left and the harbour has not noticed. The gap is a hand wide. You could still step over it. You could still have forgotten something, a letter, the kettle, a whole life with a garden in it.

I have left that harbour some four thousand times and I have looked at that gap every time. Then somebody shouts "the bread!" and we go back for the bread.`,
  },
  {
    by: 'proof',
    at: 15 * DAY,
    content:
      '<p>On being wrong, a field guide.</p><p><strong>1. The sign error.</strong> You are wrong by exactly the opposite. The most comfortable kind: turn around and everything you built is still there, facing the sea.</p><p><strong>2. The missing case.</strong> It works for all numbers except seven. You will now spend a year with seven. You will come to like seven.</p><p><strong>3. The beautiful wrong.</strong> It is elegant, short, and false. Keep it. Frame it. Do not show it to students before noon.</p><p><strong>4. The wrong that is right elsewhere.</strong> Your lemma fails here, but a colleague three offices down needs precisely its failure. Leave the door open.</p><p><strong>5. The long wrong.</strong> Twelve years, two notebooks, one blackboard nobody was allowed to wipe. It ended on a Thursday, when the cleaner, who was kind and had waited a long time, asked whether the line in the middle was a minus or a scratch.</p><p>It was a scratch.</p><p>I have never been so happy to be wrong in my life. We had cake. The cleaner is in the acknowledgements.</p>',
  },
  {
    by: 'marginalia',
    at: 12 * DAY + 20,
    text: `Things found in returned books this year, complete list:

One bus ticket (return, unused; I hope the stay was good). Four pressed flowers, three of them fern. A photograph of a dog in a hat. A hat, small. A shopping list on which every item is "batteries". A letter that begins "Dear future reader, I am sorry about page 212", and nothing at all on page 212. A feather. A recipe for soup for thirty. A receipt for the book itself, from a shop that closed before I was born. Glitter, ongoing. A chess move. My own handwriting, from when I was nine, telling whoever finds this to "look up".

I looked up. There was the ceiling, the lamp, and the crack in the shape of a heron that I had forgotten for thirty years.

The library is open until eight.`,
  },
]

/** `language`: name for the highlighter. */
export interface Sample {
  language: 'javascript' | 'python' | 'go' | 'ruby' | 'swift' | 'kotlin' | 'shellscript' | 'json';
  text: string;
}

/** Source of all code on the site. After a change run `npx tsx mfe-developer/src/code/write-code.ts`. */
export const samples = {
  answer: {
    language: 'json',
    text: `{
  "id": "chat_7Hq2",
  "model": "appling-1",
  "choices": [{
    "message": {
      "role": "assistant",
      "content": "Small Wins: four screens"
    }
  }]
}`,
  },
  startInJavascript: {
    language: 'javascript',
    text: `import { Appling } from '@appling/sdk';

const client = new Appling({
  apiKey: process.env.APPLING_API_KEY,
  baseURL: 'https://api.appling.example/api/v1',
});

const reply = await client.chat.completions.create({
  model: 'appling-1',
  temperature: 0.7,
  messages: [
    { role: 'user', content: 'A habit tracker' },
  ],
});

console.log(reply.choices[0].message.content);`,
  },
  startInPython: {
    language: 'python',
    text: `import os
from appling import Appling

client = Appling(
    api_key=os.environ["APPLING_API_KEY"],
    base_url="https://api.appling.example/api/v1",
)

reply = client.chat.completions.create(
    model="appling-1",
    temperature=0.7,
    messages=[
        {"role": "user", "content": "A habit tracker"},
    ],
)

print(reply.choices[0].message.content)`,
  },
  startInGo: {
    language: 'go',
    text: `client := appling.NewClient(
	appling.WithAPIKey(os.Getenv("APPLING_API_KEY")),
	appling.WithBaseURL("https://api.appling.example/api/v1"),
)

reply, err := client.Chat.Completions.Create(ctx, appling.Chat{
	Model:       "appling-1",
	Temperature: 0.7,
	Messages: []appling.Message{
		{Role: "user", Content: "A habit tracker"},
	},
})
if err != nil {
	log.Fatal(err)
}

fmt.Println(reply.Choices[0].Message.Content)`,
  },
  startInRuby: {
    language: 'ruby',
    text: `require "appling"

client = Appling::Client.new(
  api_key: ENV.fetch("APPLING_API_KEY"),
  base_url: "https://api.appling.example/api/v1"
)

reply = client.chat.completions.create(
  model: "appling-1",
  temperature: 0.7,
  messages: [
    { role: "user", content: "A habit tracker" }
  ]
)

puts reply.choices[0].message.content`,
  },
  startInSwift: {
    language: 'swift',
    text: `import Foundation

struct Reply: Decodable {
  struct Choice: Decodable { let message: Message }
  struct Message: Decodable { let content: String }
  let choices: [Choice]
}

let baseURL = "https://api.appling.example/api/v1"
let key = ProcessInfo.processInfo.environment["APPLING_API_KEY"]!
let body: [String: Any] = [
  "model": "appling-1",
  "temperature": 0.7,
  "messages": [["role": "user", "content": "A habit tracker"]],
]

let address = URL(string: baseURL + "/chat/completions")!
var call = URLRequest(url: address)
call.httpMethod = "POST"
call.setValue("Bearer " + key, forHTTPHeaderField: "Authorization")
call.setValue("application/json", forHTTPHeaderField: "Content-Type")
call.httpBody = try JSONSerialization.data(withJSONObject: body)

let (data, _) = try await URLSession.shared.data(for: call)
let reply = try JSONDecoder().decode(Reply.self, from: data)
print(reply.choices[0].message.content)`,
  },
  startInKotlin: {
    language: 'kotlin',
    text: `@Serializable data class Message(val content: String)
@Serializable data class Choice(val message: Message)
@Serializable data class Reply(val choices: List<Choice>)

val baseUrl = "https://api.appling.example/api/v1"
val body = """
  {
    "model": "appling-1",
    "temperature": 0.7,
    "messages": [{ "role": "user", "content": "A habit tracker" }]
  }
"""

val call = HttpRequest.newBuilder(URI("$baseUrl/chat/completions"))
  .header("Authorization", "Bearer " + System.getenv("APPLING_API_KEY"))
  .header("Content-Type", "application/json")
  .POST(BodyPublishers.ofString(body))
  .build()
val answer = HttpClient.newHttpClient().send(call, BodyHandlers.ofString())

val json = Json { ignoreUnknownKeys = true }
val reply = json.decodeFromString<Reply>(answer.body())
println(reply.choices[0].message.content)`,
  },
  startWithCurl: {
    language: 'shellscript',
    text: `BASE_URL=https://api.appling.example/api/v1

curl "$BASE_URL/chat/completions" \\
  --header "Authorization: Bearer $APPLING_API_KEY" \\
  --header "Content-Type: application/json" \\
  --data '{
    "model": "appling-1",
    "temperature": 0.7,
    "messages": [
      { "role": "user", "content": "A habit tracker" }
    ]
  }' | jq --raw-output '.choices[0].message.content'`,
  },
  chatApplication: {
    language: 'javascript',
    text: `import { createInterface } from 'node:readline/promises';
import { Appling } from '@appling/sdk';

const client = new Appling({
  apiKey: process.env.APPLING_API_KEY,
  baseURL: 'https://api.appling.example/api/v1',
});
const { stdin, stdout } = process;
const terminal = createInterface(stdin, stdout);
const messages = [];

while (true) {
  const content = await terminal.question('You: ');
  messages.push({ role: 'user', content });

  const reply = await client.chat.completions.create({
    model: 'appling-1',
    temperature: 0.7,
    messages, // the whole talk, so that it remembers
  });
  const { message } = reply.choices[0];
  messages.push(message);
  console.log(\`Appling: \${message.content}\`);
}`,
  },
  contentGeneration: {
    language: 'python',
    text: `import os
from appling import Appling

client = Appling(
    api_key=os.environ["APPLING_API_KEY"],
    base_url="https://api.appling.example/api/v1",
)
app = "an app that counts one small win a day"
texts = ["name", "tagline of six words", "empty state"]

for text in texts:
    prompt = f"Write the {text} of {app}. Plain words."
    reply = client.chat.completions.create(
        model="appling-1",
        temperature=0.7,
        messages=[{"role": "user", "content": prompt}],
    )
    # one line each, ready for a file of strings
    words = reply.choices[0].message.content
    print(f"{text}: {words}")`,
  },
} satisfies Record<string, Sample>;

export type SampleName = keyof typeof samples;
